// What the WebAssembly modules of a page, or of a worker, hold: in Chromium, which finds all objects of a kind.

/** @typedef {import("puppeteer-core").CDPSession} Session */

/** @param {Session} session */
export async function moduleMegabytes(session) {
  const objectGroup = "module memory";
  const { result: prototype } = await session.send("Runtime.evaluate", {
    expression: "WebAssembly.Memory.prototype",
    objectGroup,
  });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: prototype.objectId ?? "",
    objectGroup,
  });
  const { result } = await session.send("Runtime.callFunctionOn", {
    functionDeclaration: `function () { return this.reduce((sum, one) => sum + one.buffer.byteLength, 0); }`,
    ...(objects.objectId === undefined ? {} : { objectId: objects.objectId }),
    returnByValue: true,
  });
  await session.send("Runtime.releaseObjectGroup", { objectGroup });
  return Number(result.value) / 1e6;
}
