import letters
import sqlalchemy
from fastapi.testclient import TestClient
from hypothesis import given, strategies
from jose import jwt


def test_letter():
    assert TestClient(letters.app).get("/letters/Ada").json() == {"letter": "Dear Ada"}


def test_address():
    address = letters.bucket.generate_presigned_url("get_object", Params={"Bucket": "letters", "Key": "Ada"})
    assert address.startswith("https://letters.s3")


def test_statement():
    assert "FROM letters" in str(sqlalchemy.select(letters.letters))
    assert letters.engine.dialect.driver == "asyncpg"


@given(strategies.text())
def test_token(name):
    assert jwt.decode(letters.token(name), "secret") == {"name": name}
    assert letters.stored(name)
