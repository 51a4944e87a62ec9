import flask

app = flask.Flask(__name__)


@app.get("/area/<int:width>/<int:height>")
def area(width, height):
    return {"area": width * height}
