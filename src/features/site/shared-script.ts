/**
 * The only script of public pages, inlined in the head: the chosen theme and text size, that
 * nobody is in, so that "Ingresar" stands where one's account would, that Esc or a press elsewhere closes a menu, and the pass a link of the home asked for. The stored
 * `user` is for display only; the session is a cookie no script can read.
 */
export const SHARED_SCRIPT = [
  'try{',
  'var r=document.documentElement,d=r.dataset,s=localStorage,t=s.getItem("theme"),z=+s.getItem("letra");',
  'if(t=="light"||t=="dark")d.theme=t;',
  'if(z>100&&z<=200)r.style.fontSize=z+"%";',
  'd.out="";[s,sessionStorage].forEach(function(s){',
  'if(s.getItem("user")||s.getItem("userLogin"))delete d.out})',
  '}catch(e){}',
  'function c(e){document.querySelectorAll("header details[open]").forEach(function(m){',
  'if(e.key?e.key=="Escape":!m.contains(e.target))m.open=!1})}',
  'addEventListener("click",c);addEventListener("keydown",c);',
  'addEventListener("DOMContentLoaded",function(){var p=/plan=([a-z]+)/.exec(location.search),',
  'i=p&&document.querySelector("#"+p[1]+">input");if(i)i.checked=!0})',
].join('');
