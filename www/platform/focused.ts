/** The focused element in the tree of this node. Outside a shadow root its host counts as focused. */
export function focusedBeside(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}
