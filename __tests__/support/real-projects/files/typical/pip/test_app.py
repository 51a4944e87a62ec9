import app
import moto
import openpyxl
import pytest
import sqlalchemy
from django.test import Client


@pytest.fixture(autouse=True)
def credentials(monkeypatch):
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "testing")


def test_area():
    assert Client().get("/area/2/3").json() == {"area": 6}


def test_schema():
    assert b"/area/" in Client().get("/schema").content


def test_upload():
    with moto.mock_aws():
        assert app.upload("shapes", app.Shape(width=2, height=3)) == 1


def test_table(tmp_path):
    engine = sqlalchemy.create_engine("sqlite://")
    app.shapes.create(engine)
    with engine.connect() as connection:
        connection.execute(app.shapes.insert().values(width=2, height=3))
        rows = connection.execute(sqlalchemy.select(app.shapes)).all()
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(tuple(row))
    book.save(tmp_path / "shapes.xlsx")
    assert openpyxl.load_workbook(tmp_path / "shapes.xlsx").active["B1"].value == 3
