import jinja2
import rich.text
import yaml


def test_letter():
    values = yaml.safe_load("{name: Ada}")
    letter = jinja2.Template("Dear {{ name }}").render(values)
    assert rich.text.Text(letter).plain == "Dear Ada"
