import matplotlib
import nbconvert
import nbformat
import numpy
import pandas
import plotly.express
import pyarrow
import pyarrow.parquet
import scipy.stats
import seaborn
import sqlalchemy
import statsmodels.api
from matplotlib import pyplot
from sklearn.ensemble import RandomForestRegressor
from sklearn.model_selection import train_test_split

matplotlib.use("agg")


def measurements():
    random = numpy.random.default_rng(1)
    length = random.normal(20, 3, 200)
    return pandas.DataFrame({"length": length, "weight": 2 * length + random.normal(0, 1, 200)})


def test_models():
    frame = measurements()
    assert scipy.stats.pearsonr(frame["length"], frame["weight"]).statistic > 0.9
    fit = statsmodels.api.OLS(frame["weight"], statsmodels.api.add_constant(frame["length"])).fit()
    assert round(fit.params["length"]) == 2
    known, unknown = train_test_split(frame, random_state=1)
    forest = RandomForestRegressor(10, random_state=1).fit(known[["length"]], known["weight"])
    assert forest.score(unknown[["length"]], unknown["weight"]) > 0.5


def test_files(tmp_path):
    frame = measurements()
    frame.to_parquet(tmp_path / "frame.parquet")
    assert pyarrow.parquet.read_table(tmp_path / "frame.parquet").num_rows == 200
    engine = sqlalchemy.create_engine("sqlite://")
    frame.to_sql("measurements", engine, index=False)
    assert len(pandas.read_sql("measurements", engine)) == 200


def test_pictures(tmp_path):
    frame = measurements()
    seaborn.scatterplot(frame, x="length", y="weight")
    pyplot.savefig(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").stat().st_size > 0
    assert "weight" in plotly.express.scatter(frame, x="length", y="weight").to_json()


def test_notebook():
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell("# Measurements")])
    body, _ = nbconvert.HTMLExporter().from_notebook_node(notebook)
    assert "Measurements" in body
