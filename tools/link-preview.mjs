/**
 * Makes the addresses of the link preview absolute, as messengers want them, once Cargo.toml names the page as `homepage`.
 * @param {string} html
 * @param {string} manifest
 */
export function withAddress(html, manifest) {
  const homepage = manifest.match(/^homepage = "(.+?)\/?"$/m)?.[1];
  if (homepage === undefined) return html;
  return html.replace(
    /<meta property="og:image" content="\.?\/(.+)" \/>/,
    (_, picture) =>
      `<meta property="og:url" content="${homepage}/" />\n    <meta property="og:image" content="${homepage}/${picture}" />`,
  );
}
