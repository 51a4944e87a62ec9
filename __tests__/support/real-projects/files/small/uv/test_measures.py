import numpy
import pandas


def test_mean():
    frame = pandas.DataFrame({"length": numpy.arange(5)})
    assert frame["length"].mean() == 2
