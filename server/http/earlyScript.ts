/**
 * Runs in the browser before anything is shown. What was painted for somebody else, or in another language than this
 * browser has chosen, is not shown at all: only its storage knows that. Whatever is pressed before the scripts are there
 * is kept, for `src/app/early.ts` to do again: a menu too, which the browser alone would open at no place of its own, and on
 * a kiosk a link out, whose tab would outlive the guest.
 */
const script = `(function(p){var d=document.documentElement,s=null,c=null,a='button,[role=button],[role=tab],a[href^="#"]',r=function(k){return(JSON.parse(localStorage.getItem(k)||'{}')||{}).value};
try{s=((r('root')||{}).auth||{}).user||null;c=r('languages')||null;if(sessionStorage.getItem('KIOSK_ENABLED')==='true')a+=',a[target=_blank],a[href*=":"]'}catch(e){}
if((s&&s.uuid||null)!==p.user||(c&&c!==p.locale&&!/[?&]lang=/.test(location.search)))d.dataset.paint='other';
var k=[],keep=function(e,t){if(t){e.preventDefault();if(k.indexOf(t)<0)k.push(t)}},
c1=function(e){var t=e.target.closest(a);if(t&&t.type!=='submit')keep(e,t)},
c2=function(e){keep(e,e.target)},c3=function(e){var t=e.target;if(e.key==='Enter'&&t.tagName==='INPUT')keep(e,t.form);if(/^Arrow(Up|Down)$/.test(e.key)&&t.popoverTargetElement)keep(e,t)},
l=[['click',c1],['submit',c2],['keydown',c3]];
l.forEach(function(a){addEventListener(a[0],a[1],true)});
window.porticoEarly={presses:k,stop:function(){l.forEach(function(a){removeEventListener(a[0],a[1],true)})}}})`

/** The script with what it compares: for whom the page was painted, and in which language. */
export function earlyScript(painted: { user: string | null; locale: string }): string {
  return `${script}(${JSON.stringify(painted).replaceAll('<', '\\u003c')})`
}
