/** Feelings in the person's own words (`said`) and what makes one likely when none is named (`hints`). */
import type { Emotion } from './understanding.ts';

export const EMOTION_LEXICON: Record<Emotion, { said: string; hints: string }> = {
  sadness: {
    said: 'triste*,tristeza,depre,bajon,bajonead*,deprimid*,aguitad*,achicopalad*,pena me da,me da pena todo,desanimad*,melancol*,chateado da vida,pra baixo',
    hints:
      'lloro,llore,llorando,llorar,lagrimas,choro,chorei,chorando,murio,morreu,fallecio,faleceu,duelo,luto,se acabo,terminamos,sin ganas,no tengo ganas',
  },
  fear: {
    said: 'miedo,medo,panico,terror,pavor,asustad*,assustad*,aterrad*,susto,temor,temo',
    hints:
      'me va a,me van a,y si,e se,temblando,tremendo,taquicardia,corazon a mil,coracao disparad*,se me cierra la garganta,no puedo respirar,infarto,pesadilla*,examen,me voy a quedar',
  },
  anger: {
    said: 'rabia,raiva,enojad*,enojo,encabronad*,emputad*,furios*,furia,coraje,bronca,ira,arrech*,cabread*,me enoja,me da coraje,odio,irritad*,choread*,emberracad*',
    hints:
      'injust*,no es justo,me grita,me gritan,me grito,siempre yo,ni pregunta,me dejo en visto,descar*,se burlan,mentira,mentiras,abusiv*,harto,harta,hart*,grite,gritos,pelea,otra pelea',
  },
  guilt: {
    said: 'culpa,culpable,culpad*,remordimiento,remorso,me arrepiento,arrepentid*,me siento mal por',
    hints:
      'deberia haber,deberia,por mi culpa,debi,no debi,tendria que haber,le falle,les falle,no hice nada,ojala hubiera,si yo hubiera,mala madre,mal padre,ma mae,minha culpa,eu devia,irresponsable',
  },
  shame: {
    said: 'verguenza,vergonha,avergonzad*,envergonhad*,oso,roche,plancha,pena con,me da pena,humillad*,humilhad*,ridicul*',
    hints:
      'todos me ven,todos mirando,frente a todos,delante de todos,que van a decir,nadie sabe,no le he contado a nadie,escond*,se rien,se rieron,me juzgan,gente olhando',
  },
  fatigue: {
    said: 'cansad*,agotad*,agotamiento,cansancio,exhaust*,rendid*,fundid*,quemad*,molid*,esgotad*,cansaco,reventad*,muerta de cansancio,muerto de cansancio',
    hints:
      'no duermo,sin dormir,no dormi,doble turno,sin energia,sin fuerzas,no doy mas,nao aguento,no paro en todo,todo el dia,sola con todo',
  },
  loneliness: {
    said: 'soledad,solidao,me siento sol*,estoy sol*,tan sol*,muy sol*,me sinto sozinh*,estou sozinh*,to sozinh*,aislad*,isolad*,abandonad*,invisible,invisivel',
    hints:
      'no tengo amigos,no tengo a nadie,nadie me,ninguem me,sin amigos,con quien hablar,com quem,nadie me escribe,nadie me escucha,no conozco a nadie',
  },
  disappointment: {
    said: 'decepcion*,decepcionad*,desilusion*,desilusionad*,defraudad*,frustrad*,frustracion,frustra*,chateada,chateado',
    hints:
      'esperaba que,pense que,me fallo,no cumplio,prometio,nadie contesto,reprobe,no me salio,no quede,no pase,otra vez lo mismo',
  },
  longing: {
    said: 'extrano,extranar,nostalgia,saudade*,anoro,echo de menos,sinto falta,la extrano,lo extrano,me hace falta',
    hints:
      'sus cosas,sus fotos,su voz,antes todo,cuando estabamos,volver con,lejos de,longe de,recuerdo cuando',
  },
  overwhelm: {
    said: 'abrumad*,agobiad*,agobio,saturad*,rebasad*,desbordad*,superad*,estresad*,estres,estresse,estressad*,sobrepasad*,colapsad*,sobrecarregad*',
    hints:
      'no puedo con todo,no puedo mas,no doy abasto,nao dou conta,todo junto,todo al mismo tiempo,tudo junto,se me junta todo,demasiad*,mil cosas,pendientes,deudas,no me alcanza',
  },
  worry: {
    said: 'preocupad*,preocupacion,preocupa,preocupo,me preocupa,inquiet*,intranquil*,ansios*,ansiedad,ansiedade,nervios*,angusti*,nervios',
    hints:
      'no paro de pensar,no dejo de pensar,vueltas,y si pasa,que va a pasar,pierde el ano,resultados,no contesta,futuro,manana tengo,entrevista',
  },
  hurt: {
    said: 'me duele que,me dolio,duele mucho,dolid*,herid*,lastimad*,magoad*,magoa,me lastimo,me hirio,traicionad*,traid*,rechazad*,doi muito',
    hints:
      'me engano,me fue infiel,me traiu,se burlo,me ignoro,me ignora,me dejo,me dejo en visto,no me hablo,ni me saludo,me cambio por,me boto,me reemplazo',
  },
  emptiness: {
    said: 'me siento vaci*,estoy vaci*,un vacio,vacio por dentro,vacia por dentro,me sinto vazi*,vazi* por dentro,um vazio,un hueco,apagad*,no siento nada,nao sinto nada,anestesiad*,en blanco por dentro,muerta por dentro,muerto por dentro',
    hints:
      'nada me importa,todo me da igual,da igual todo,sin sentido,nada me gusta,tanto faz,automatico,por inercia,nada tem graca',
  },
  relief: {
    said: 'alivio,aliviad*,mas tranquil*,mais tranquil*,mas calmad*,mais calm*,en paz,me siento mejor,me sinto melhor,descanse por fin',
    hints: 'ya bajo,si bajo,bajo a,ya paso,passou,por fin,me ayudo,me sirvio,menos peso',
  },
  joy: {
    said: 'feliz,felic*,content*,alegre*,alegria,emocionad*,orgullos*,ilusionad*,entusiasm*,animad*,bem feliz',
    hints:
      'lo logre,consegui,aprobe,pase el examen,me dieron el,que bueno,me aceptaron,gane,salio bien,deu certo',
  },
};
