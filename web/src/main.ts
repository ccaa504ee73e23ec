import { mount } from "svelte";
import "./base.css";
import "./blocks.css";
import "./pages.css";
import App from "./App.svelte";
import { settings } from "$lib/settings.svelte";

await settings.load();
mount(App, { target: document.getElementById("page")! });
