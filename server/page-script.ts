import type { SiteAssets } from "./site-assets.ts";

/** A visitor who has shown no intent for this long after the page was there is reading: now the script is in nobody's way. */
const quietMs = 5000;

const place = '<script type="text/plain" id="page-script"></script>';

/**
 * Nothing but the stylesheet may stand between the first byte and the first paint. A few lines fetch a page's script, with
 * what its islands need, at the first sign of intent, or when the page has been quiet for a while. Links, forms and the menu
 * work before that. The lines are the same on every page, so the policy can name them; the files stand beside them.
 */
export function placeScript(html: string, assets: SiteAssets): string {
  return html.replace(place, () => `<script data-files="${assets.filesFor(islandsOf(html)).join(" ")}">${pageStarter}</script>`);
}

/** In development the modules are served as they are, with what replaces them while they are edited. */
export function placeModules(html: string, modules: string[]): string {
  const imports = modules.map((module) => `import ${JSON.stringify(module)};`).join("");
  return html.replace(place, () => `<script type="module">${imports}</script>`);
}

const islandsOf = (html: string) => [...new Set([...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, name = ""]) => name))];

/** A page that the browser had fetched ahead says that it is visited now: by asking for its own head, which is counted (`server/view-count.ts`). */
const tellVisit = `const tell=()=>{
const from=performance.getEntriesByType("navigation")[0];
if(from&&(from.activationStart||from.deliveryType=="navigational-prefetch"))fetch(location.pathname,{method:"HEAD",cache:"no-store",credentials:"omit",keepalive:true}).catch(()=>{})
};`;

/**
 * Small by hand, because it travels with every page. Nobody reads a page that is prepared ahead, so its time begins when it is visited.
 * Of the files, the first is the entry, which asks for the others.
 */
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
${tellVisit}
const read=()=>{tell();setTimeout(()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:3000}):start(),${quietMs})};
addEventListener("load",()=>document.prerendering?document.addEventListener("prerenderingchange",read,{once:true}):read())
})()`;
