/** For a page opened at an anchor, and a link to one: the way there has its real height at once. */
export const LAY_OUT_SCRIPT = `(()=>{const o=()=>{document.documentElement.dataset.laidOut=''};location.hash&&o();addEventListener('click',e=>{const a=e.target.closest?.('a[href*="#"]');a&&!e.defaultPrevented&&document.getElementById(a.hash.slice(1))&&o()})})()`
