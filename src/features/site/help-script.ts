/**
 * The one script of Ayuda ahora: the country of whoever reads stands first and open. It is the one the link names
 * (#cl), the one of the account (which the app area leaves in this browser), or the one whose clock the phone keeps.
 * Without it, or where the phone does not tell, the countries stand to be chosen. Nothing is asked and nothing is sent.
 */
export const HELP_SCRIPT = [
  'try{var h=location.hash.slice(1),k="juntos.pais",',
  's=JSON.parse(localStorage.getItem(k)||sessionStorage.getItem(k)),',
  'z=Intl.DateTimeFormat().resolvedOptions().timeZone,',
  'f=function(w){return w&&document.getElementById(w.toLowerCase())},',
  'e=f(h)||f(s);',
  'if(!e)document.querySelectorAll("[name=pais] [id]").forEach(function(c){',
  'var l=new Intl.Locale("und-"+c.id);',
  'if((l.getTimeZones?l.getTimeZones():l.timeZones||[]).includes(z))e=c});',
  'if(e=e&&e.closest("[name=pais]")){',
  'document.querySelectorAll("[name=pais]").forEach(function(o){o.open=o==e});',
  'e.parentNode.prepend(e)}',
  '}catch(e){}',
].join('');
