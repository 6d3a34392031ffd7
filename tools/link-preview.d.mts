export function withAddress(html: string, manifest: string): string;
