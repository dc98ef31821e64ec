"""The texts that are generated, with places for what api.json has (Jinja2)."""

import pathlib

import jinja2

_ENVIRONMENT = jinja2.Environment(
    loader=jinja2.FileSystemLoader(pathlib.Path(__file__).parent),
    undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True, autoescape=False,
)


def render(name, values):
    """The template of that name with these values."""
    return _ENVIRONMENT.get_template(name + ".j2").render(values)
