# SPDX-License-Identifier: MIT
"""The shards of a corpus as tasks of Dask."""

from __future__ import annotations

import contextlib
import uuid
from collections.abc import Iterator
from typing import Any, Optional

from . import _sources
from ._run import play_shard


@contextlib.contextmanager
def results(
    waiting: dict[str, list[_sources.Source]], output: str, settings: dict[str, Any], library: Optional[str], cluster: Any
) -> Iterator[Iterator[tuple[int, int]]]:
    """The result of each shard, as they come. ``cluster`` is a Client, a cluster or an address; a client made here is closed."""
    try:
        import distributed as dask
    except ImportError as error:
        raise ImportError("a cluster is one of Dask: pip install 'responderkit[cluster]'") from error
    if library is not None:
        raise ValueError("library is for processes of this machine: on a cluster, start the workers with RESPONDERKIT_LIBRARY set")
    distributed: Any = dask
    own = not isinstance(cluster, distributed.Client)
    client = distributed.Client(cluster) if own else cluster
    try:
        run = uuid.uuid4().hex  # a task of an earlier run is another one
        # The scheduler begins a shard again whose worker has died. Each worker would write the same files for a shard, so one that is played twice does no harm.
        futures = [client.submit(play_shard, key, sources, output, settings, key=f"responderkit-{run}-{key}", pure=False) for key, sources in waiting.items()]
        yield (future.result() for future in distributed.as_completed(futures))
    finally:
        if own:
            client.close()
