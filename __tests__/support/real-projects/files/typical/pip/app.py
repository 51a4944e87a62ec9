import boto3
import django
import pydantic
import sqlalchemy
import structlog
from celery import Celery
from django.conf import settings
from django.urls import path

settings.configure(
    ALLOWED_HOSTS=["testserver"],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
    INSTALLED_APPS=["django.contrib.auth", "django.contrib.contenttypes", "rest_framework", "drf_spectacular"],
    REST_FRAMEWORK={"DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema"},
    ROOT_URLCONF="app",
    SECRET_KEY="secret",
)
django.setup()

from drf_spectacular.views import SpectacularAPIView  # noqa: E402
from rest_framework.decorators import api_view  # noqa: E402
from rest_framework.response import Response  # noqa: E402

celery = Celery("app", broker="memory://")
celery.conf.task_always_eager = True
log = structlog.get_logger()


class Shape(pydantic.BaseModel):
    width: int
    height: int


@celery.task
def area(shape):
    return Shape(**shape).width * Shape(**shape).height


@api_view(["GET"])
def show(request, width, height):
    log.info("shown", width=width, height=height)
    return Response({"area": area.delay({"width": width, "height": height}).get()})


def upload(bucket, shape):
    client = boto3.client("s3", region_name="us-east-1")
    client.create_bucket(Bucket=bucket)
    client.put_object(Bucket=bucket, Key="shape", Body=shape.model_dump_json())
    return client.list_objects_v2(Bucket=bucket)["KeyCount"]


shapes = sqlalchemy.Table(
    "shapes",
    sqlalchemy.MetaData(),
    sqlalchemy.Column("width", sqlalchemy.Integer),
    sqlalchemy.Column("height", sqlalchemy.Integer),
)
urlpatterns = [path("area/<int:width>/<int:height>", show), path("schema", SpectacularAPIView.as_view())]
