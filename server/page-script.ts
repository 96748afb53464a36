import type { SiteAssets } from "./site-assets.ts";

/** A visitor with no interaction for this long is reading. */
const quietMs = 5000;

const placeholder = '<script type="text/plain" id="page-script"></script>';

/**
 * Nothing but the stylesheet blocks the first paint. A few lines load the page's script at the first interaction or after
 * a quiet time; links, forms and the menu work before. The lines are the same on every page, so the policy can name their
 * hash.
 */
export function placeScript(html: string, assets: SiteAssets): string {
  return html.replace(placeholder, () => `<script data-files="${assets.filesFor(islandsOf(html)).join(" ")}">${pageStarter}</script>`);
}

export function placeModules(html: string, modules: string[]): string {
  const imports = modules.map((module) => `import ${JSON.stringify(module)};`).join("");
  return html.replace(placeholder, () => `<script type="module">${imports}</script>`);
}

const islandsOf = (html: string) => [...new Set([...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, name = ""]) => name))];

/** A prefetched page reports its visit by a HEAD request for itself (`server/view-count.ts`). */
const reportVisit = `const report=()=>{
const from=performance.getEntriesByType("navigation")[0];
if(from&&(from.activationStart||from.deliveryType=="navigational-prefetch"))fetch(location.pathname,{method:"HEAD",cache:"no-store",credentials:"omit",keepalive:true}).catch(()=>{})
};`;

/** The script may load only after the tap that starts it, so its link to a person is kept for `app/shell/site/count-ways.ts`. */
const keepFirstWay = `addEventListener("click",({target})=>{document.firstWay??=target.closest?.("a[data-way]")},true);`;

/** Minified by hand, because every page carries it. For a prerendered page time starts with the visit. The first file is the entry. */
export const pageStarter = `(()=>{
const files=document.currentScript.dataset.files.split(" ");
let signs=["pointerdown","touchstart","keydown","focusin","input","scroll"];
const add=(name,from)=>document.head.append(Object.assign(document.createElement(name),from));
const start=()=>{
signs.forEach(sign=>removeEventListener(sign,start,true));
if(!signs[0])return;signs=[];
files.forEach(href=>add("link",{rel:"modulepreload",href}));
add("script",{type:"module",src:files[0]})
};
signs.forEach(sign=>addEventListener(sign,start,{capture:true,passive:true}));
${keepFirstWay}
${reportVisit}
const read=()=>{report();setTimeout(()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:3000}):start(),${quietMs})};
addEventListener("load",()=>document.prerendering?document.addEventListener("prerenderingchange",read,{once:true}):read())
})()`;
