import boto3
import celery
import jinja2
import opentelemetry.trace
import orjson
import pydantic_settings
import sqlalchemy
import structlog
import tenacity
from fastapi import FastAPI
from jose import jwt
from prometheus_client import Counter
from rich.text import Text
from sqlalchemy.ext.asyncio import create_async_engine

tasks = celery.Celery("letters", broker="memory://")
tasks.conf.task_always_eager = True
log = structlog.get_logger()
written = Counter("written", "How many letters were written")
app = FastAPI()


class Settings(pydantic_settings.BaseSettings):
    greeting: str = "Dear"


@tasks.task
def write(name):
    with opentelemetry.trace.get_tracer("letters").start_as_current_span("write"):
        written.inc()
        log.info("written", name=name)
        return jinja2.Template("{{ greeting }} {{ name }}").render(greeting=Settings().greeting, name=name)


@app.get("/letters/{name}")
@tenacity.retry(stop=tenacity.stop_after_attempt(2))
async def letter(name: str):
    return {"letter": Text(write.delay(name).get()).plain}


def token(name):
    return jwt.encode({"name": name}, "secret")


def stored(name):
    return orjson.dumps({"name": name})


letters = sqlalchemy.Table("letters", sqlalchemy.MetaData(), sqlalchemy.Column("name", sqlalchemy.String))
engine = create_async_engine("postgresql+asyncpg://localhost/letters")
bucket = boto3.client("s3", region_name="us-east-1", aws_access_key_id="key", aws_secret_access_key="secret")
