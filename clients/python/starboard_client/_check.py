"""Checks data against the JSON Schemas of the protocol. Unknown fields are accepted: a newer host may send them."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Mapping

from .errors import StarboardError

_published = json.loads((Path(__file__).parent / "protocol.schema.json").read_text("utf-8"))
#: The version of the protocol.
VERSION: int = _published["version"]
_named: Mapping[str, Mapping[str, Any]] = _published["schemas"]

Misfit = tuple[str, str]


def _has_type(value: Any, type_: str) -> bool:
    if type_ in ("integer", "number"):
        whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
        return not isinstance(value, bool) and (whole if type_ == "integer" else isinstance(value, (int, float)))
    kinds = {"string": str, "boolean": bool, "array": list, "object": dict, "null": type(None)}
    return isinstance(value, kinds[type_])


def _join(path: str, field: object) -> str:
    return f"{path}.{field}" if path else str(field)


def _equal(one: Any, other: Any) -> bool:
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def misfit(value: Any, schema: Mapping[str, Any], at: str = "") -> Misfit | None:
    """Returns the first field that does not fit and why; None if everything does."""
    if "$ref" in schema:
        return misfit(value, _named[schema["$ref"]], at)
    if "const" in schema and not _equal(value, schema["const"]):
        return at, f"is not {json.dumps(schema['const'])}"
    if "enum" in schema and not any(_equal(value, one) for one in schema["enum"]):
        return at, f"is none of {json.dumps(schema['enum'])}"
    choices = schema.get("anyOf") or schema.get("oneOf")
    if choices:
        found = [misfit(value, one, at) for one in choices]
        # The choice that fits furthest explains most.
        return None if None in found else max((one for one in found if one), key=lambda one: len(one[0]))
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    if types and not any(_has_type(value, one) for one in types):
        return at, f"is not of type {' or '.join(types)}"
    return _bounds(value, schema, at) or _parts(value, schema, at)


def _bounds(value: Any, schema: Mapping[str, Any], at: str) -> Misfit | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, (int, float)):
        size, least, most = value, schema.get("minimum"), schema.get("maximum")
    elif isinstance(value, str):
        size, least, most = len(value), schema.get("minLength"), schema.get("maxLength")
    elif isinstance(value, list):
        size, least, most = len(value), schema.get("minItems"), schema.get("maxItems")
    else:
        return None
    if least is not None and size < least:
        return at, f"is less than {least}"
    return (at, f"is more than {most}") if most is not None and size > most else None


def _parts(value: Any, schema: Mapping[str, Any], at: str) -> Misfit | None:
    if isinstance(value, list):
        parts = [(_join(at, i), one, schema.get("items")) for i, one in enumerate(value)]
    elif isinstance(value, dict):
        for field in schema.get("required", []):
            if field not in value:
                return _join(at, field), "is missing"
        others = schema.get("additionalProperties")
        known = schema.get("properties", {})
        parts = [(_join(at, field), one, known.get(field, others)) for field, one in value.items()]
    else:
        return None
    for path, one, part in parts:
        found = misfit(one, part, path) if isinstance(part, dict) else None
        if found:
            return found
    return None


def checked(name: str, data: Any, code: str = "CLIENT_MESSAGE") -> Any:
    """Returns data that has the form the protocol calls `name`; raises `code` otherwise."""
    found = misfit(data, {"$ref": name})
    if found:
        raise StarboardError(code, found[0], {"expected": name, "why": found[1]})
    return data
