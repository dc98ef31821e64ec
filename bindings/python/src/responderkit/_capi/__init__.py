"""The C interface, one to one: one module per header of Include/responderkit, the C declaration above each name.

Nothing here adds meaning. Handles are plain integers (``None`` is NULL), functions return what C returns, statuses
unchecked. The rest of the package builds on these names; a program that wants the bare interface may use them, too.
"""

from ._binding import FUNCTIONS as FUNCTIONS
from ._binding import sized as sized
from .action import *  # noqa: F403
from .application import *  # noqa: F403
from .audit import *  # noqa: F403
from .base import *  # noqa: F403
from .class_ import *  # noqa: F403
from .context import *  # noqa: F403
from .control import *  # noqa: F403
from .controller import *  # noqa: F403
from .event import *  # noqa: F403
from .geometry import *  # noqa: F403
from .gesture import *  # noqa: F403
from .invoke import *  # noqa: F403
from .loader import *  # noqa: F403
from .motion import *  # noqa: F403
from .plugin import *  # noqa: F403
from .press import *  # noqa: F403
from .problems import *  # noqa: F403
from .recorder import *  # noqa: F403
from .responder import *  # noqa: F403
from .runloop import *  # noqa: F403
from .scroll import *  # noqa: F403
from .text import *  # noqa: F403
from .trace import *  # noqa: F403
from .version import *  # noqa: F403
from .view import *  # noqa: F403
from .window import *  # noqa: F403
