"""Every picture by name; a view builds its scene and may return how many samples it needs."""

from views import garden, houses, kitchen, land, porch, street, table, threshold

VIEWS = {**street.VIEWS, **threshold.VIEWS, **kitchen.VIEWS, **table.VIEWS, **porch.VIEWS, **houses.VIEWS, **land.VIEWS, **garden.VIEWS}
