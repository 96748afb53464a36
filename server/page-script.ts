import type { SiteAssets } from "./site-assets.ts";

/** A visitor who has shown no intent for this long after the page was there is reading: now the script is in nobody's way. */
const quietMs = 5000;

const place = /<script type="text\/plain" id="page-script"><\/script>/;

/**
 * Nothing may stand between the first byte and the first paint. A few lines fetch a page's script, with what its
 * islands need and the whole stylesheet, at the first sign of intent, or when the page has been quiet for a while.
 * Links, forms and the menu work before that.
 */
export function placeScript(html: string, nonce: string, assets: SiteAssets): string {
  return html.replace(place, () => `<script nonce="${nonce}">${starter(assets.entry, assets.filesFor(islandsOf(html)))}</script>`);
}

/** In development the modules are served as they are, with what replaces them while they are edited. */
export function placeModules(html: string, nonce: string, modules: string[]): string {
  const imports = modules.map((module) => `import ${JSON.stringify(module)};`).join("");
  return html.replace(place, () => `<script nonce="${nonce}" type="module">${imports}</script>`);
}

const islandsOf = (html: string) => [...new Set([...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, name = ""]) => name))];

function starter(entry: string, files: string[]): string {
  return `(function(){
var started=false,signs=["pointerdown","touchstart","keydown","focusin","scroll"];
function add(name,from){var element=document.createElement(name);Object.assign(element,from);document.head.append(element)}
function run(){add("script",{type:"module",src:${JSON.stringify(entry)}})}
function start(){
if(started)return;started=true;
signs.forEach(function(sign){removeEventListener(sign,start,true)});
${JSON.stringify(files)}.forEach(function(file){add("link",{rel:"modulepreload",href:file})});
var styles=document.querySelector("link[rel=stylesheet][disabled]");
if(!styles)return run();
styles.onload=styles.onerror=run;styles.media="all";styles.disabled=false
}
signs.forEach(function(sign){addEventListener(sign,start,{capture:true,passive:true})});
function whenIdle(){"requestIdleCallback" in window?requestIdleCallback(start,{timeout:3000}):start()}
function later(){setTimeout(whenIdle,${quietMs})}
document.readyState==="complete"?later():addEventListener("load",later)
})()`;
}
