/** What has the focus in the same tree as this: outside a shadow root its host has it, and inside the element itself. */
export function focusedBeside(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}
