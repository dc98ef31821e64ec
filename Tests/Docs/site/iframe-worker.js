// What the theme's search lacks: pages from the disk may have no worker, so there it runs in a frame; whole words count more than
// beginnings of others, so that "SPEC 32" is not "SPEC 324"; and small words such as "does" and "not" count nothing.
{
  const SMALL = new Set("a an and are be can do does for from has have how i in is it its my no not of on or so that the then there this to was what when where which why will with you".split(" "));
  // hitTest is looked for as hit and test, too.
  const forms = (word) => [word, word + "^40", ...(/[a-z][A-Z]/.test(word) ? word.split(/(?=[A-Z])/).filter((part) => !SMALL.has(part.toLowerCase())) : [])];
  const asked = (query) => {
    const words = query.split(/\s+/).filter(Boolean);
    const large = words.filter((word) => !SMALL.has(word.toLowerCase()));
    // What is quoted or has marks of the search's language stays as it is.
    return /["+~^:*]/.test(query) ? query : (large.length ? large : words).flatMap(forms).join(" ");
  };
  const QUERY = 2;
  const rewritten = (message) => (message?.type === QUERY && typeof message.data === "string" ? { ...message, data: asked(message.data) } : message);

  window.Worker = location.protocol !== "file:" ? class extends Worker {
    postMessage(message, ...more) {
      super.postMessage(rewritten(message), ...more);
    }
  } : class extends EventTarget {
    constructor(address) {
      super();
      this.waiting = [];
      const frame = document.createElement("iframe");
      frame.hidden = true;
      frame.title = "Search";
      document.body.append(frame);
      const inside = frame.contentWindow;
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      const script = frame.contentDocument.createElement("script");
      script.src = new URL(address, location.href);
      script.onload = () => {
        this.inside = inside;
        for (const message of this.waiting) this.postMessage(message);
      };
      script.onerror = () => this.dispatchEvent(new ErrorEvent("error", { message: `${address} cannot be loaded` }));
      frame.contentDocument.head.append(script);
    }

    postMessage(message) {
      if (this.inside) this.inside.dispatchEvent(new this.inside.MessageEvent("message", { data: rewritten(message) }));
      else this.waiting.push(message);
    }

    set onmessage(receiver) {
      this.addEventListener("message", receiver);
    }

    terminate() {}
  };
}
