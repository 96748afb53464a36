/** A visitor who has shown no intent for this long after the page was there is reading: now the script is in nobody's way. */
const quietMs = 5000;

/**
 * Nothing may stand between the first byte and the first paint. The renderer's module script is parked under another
 * type, and its preloads with it; a few lines start it at the first sign of intent, or when the page has been
 * quiet for a while.
 * Links, forms and the menu work before that.
 */
export function deferScripts(html: string, nonce: string): string {
  const moduleScript = new RegExp(`<script nonce="${nonce}" type="module" async="">([\\s\\S]*?)</script>`);
  if (!moduleScript.test(html)) return html;
  const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
  const files = [...html.matchAll(preload)].map(([, href]) => href);
  return html
    .replace(preload, "")
    .replace(
      moduleScript,
      (_, code) =>
        `<script nonce="${nonce}" type="text/deferred" id="app">${code}</script><script nonce="${nonce}">${starter(files)}</script>`,
    );
}

function starter(files: Array<string | undefined>): string {
  return `(function(){
var started=false,parked=document.getElementById("app"),signs=["pointerdown","touchstart","keydown","focusin","scroll"];
function start(){
if(started)return;started=true;
signs.forEach(function(sign){removeEventListener(sign,start,true)});
${JSON.stringify(files)}.forEach(function(file){var link=document.createElement("link");link.rel="modulepreload";link.href=file;document.head.append(link)});
var script=document.createElement("script");script.type="module";script.textContent=parked.textContent;document.body.append(script)
}
signs.forEach(function(sign){addEventListener(sign,start,{capture:true,passive:true})});
function whenIdle(){"requestIdleCallback" in window?requestIdleCallback(start,{timeout:3000}):start()}
function later(){setTimeout(whenIdle,${quietMs})}
document.readyState==="complete"?later():addEventListener("load",later)
})()`;
}
