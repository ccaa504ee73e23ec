"""Run by Alembic, on the connection it was given."""

from alembic import context

from ludopolis.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
