import requests
from app import app


def test_area():
    assert app.test_client().get("/area/2/3").json == {"area": 6}
    assert requests.Request("GET", "http://localhost/").prepare().method == "GET"
