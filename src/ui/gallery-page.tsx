/** Development only: every piece of the design system in every state, on one page. Look here, in light and
 *  dark, before and after touching ui/. */
import { type ReactNode, useState } from 'react';
import { Accordion, AccordionItem, Why } from './accordion.tsx';
import { Banner } from './banner.tsx';
import { Breath } from './breath.tsx';
import { Button, ButtonLink, HelpLink, IconButton } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { ChoiceRow, Choices } from './choice-row.tsx';
import { Dialog } from './dialog.tsx';
import { Field, TextAreaField } from './field.tsx';
import { Floor } from './floor.tsx';
import { ICON_NAMES, Icon } from './icons.tsx';
import { Mark } from './mark.tsx';
import { PasswordField } from './password-field.tsx';
import { LampLit, MateAndCup } from './pictures.tsx';
import { Placa, PlacaNumber } from './placa.tsx';
import { QuickExit } from './quick-exit.tsx';
import { SceneBenchDesktop, SceneBenchPhone } from './scene-bench.tsx';
import { Speech } from './speech.tsx';
import { TabsBar } from './tabs-bar.tsx';
import { TilePath } from './tile-path.tsx';
import { TILE_NAMES, TileBlock } from './tiles.tsx';

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section">
      <div className="column">
        <h2>{title}</h2>
        <div className="gallery-shelf">{children}</div>
      </div>
    </section>
  );
}

function Actions() {
  return (
    <Shelf title="Botones">
      <div className="gallery-row">
        <Button kind="primary">Empieza Ahora</Button>
        <Button>Crear cuenta</Button>
        <Button kind="link">Guardar y salir</Button>
        <Button kind="quiet">Prefiero no responder</Button>
        <Button kind="danger">Borrar mi cuenta</Button>
        <Button kind="primary" disabled>
          Continuar
        </Button>
        <Button kind="primary" busy busyLabel="Enviando...">
          Continuar
        </Button>
        <ButtonLink kind="help" href="#">
          <Icon name="phone" /> Llamar al 000
        </ButtonLink>
        <ButtonLink kind="help-line" href="#">
          Emergencias 000
        </ButtonLink>
        <HelpLink href="#">Ayuda ahora</HelpLink>
        <QuickExit href="#">Salir rápido</QuickExit>
        <IconButton label="Menú">
          <Icon name="menu" size={26} />
        </IconButton>
      </div>
      <div className="gallery-row">
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
      </div>
    </Shelf>
  );
}

function Fields() {
  return (
    <Shelf title="Campos y avisos">
      <Field label="¿Cómo quieres que te llame?" hint="Puede ser un apodo." autoComplete="nickname" />
      <Field label="Correo" defaultValue="alguien@" error="Falta lo que va después de @." type="email" />
      <PasswordField label="Clave" hint="10 letras o más." showLabel="Mostrar" hideLabel="Ocultar" />
      <TextAreaField label="Mensaje" rows={3} />
      <Checkbox label="Tengo 18 años o más" />
      <Checkbox label="Acepto los términos" error="Falta marcar esta casilla." />
      <Banner kind="error" action={<Button>Reintentar</Button>}>
        No pudimos guardar esta respuesta. Sigue guardada en tu teléfono.
      </Banner>
      <Banner kind="ok" onDismiss={() => undefined} dismissLabel="Cerrar aviso">
        Recibimos tu mensaje.
      </Banner>
      <Banner kind="info">Sin señal. Guardamos lo que escribes.</Banner>
    </Shelf>
  );
}

function Rows() {
  return (
    <Shelf title="Filas, acordeón, placa">
      <fieldset>
        <legend>Una respuesta</legend>
        <Choices>
          <ChoiceRow kind="radio" name="one" label="Ninguno" />
          <ChoiceRow kind="radio" name="one" label="Algunos días" defaultChecked />
          <ChoiceRow kind="radio" name="one" label="Webpay" hint="Débito, crédito o prepago" aside="$7.000" />
        </Choices>
      </fieldset>
      <fieldset>
        <legend>Varias respuestas</legend>
        <Choices>
          <ChoiceRow kind="checkbox" label="Que me escuche" defaultChecked />
          <ChoiceRow kind="checkbox" label="Que me deje tareas" />
        </Choices>
      </fieldset>
      <Why summary="¿Por qué preguntamos esto?">Tu respuesta dice por dónde empezar.</Why>
      <Accordion>
        <AccordionItem name="gallery" open summary="¿Se renueva solo?">
          <p>No. Pagas una sola vez.</p>
        </AccordionItem>
        <AccordionItem name="gallery" summary="¿Y si estoy en crisis?">
          <p>Te mostramos a quién llamar.</p>
        </AccordionItem>
      </Accordion>
      <Placa>
        <h3>Semana</h3>
        <p>Pago único, IVA incluido</p>
        <ButtonLink href="#">Elegir</ButtonLink>
      </Placa>
      <div className="gallery-row">
        <PlacaNumber>1</PlacaNumber>
        <PlacaNumber>2</PlacaNumber>
      </div>
    </Shelf>
  );
}

const PARTS = [
  { first: 1, last: 4 },
  { first: 5, last: 9 },
  { first: 10, last: 17 },
  { first: 18, last: 24 },
];
const upTo = (last: number) => new Set(Array.from({ length: last }, (_, index) => index + 1));

function Tiles() {
  return (
    <Shelf title="Baldosas y camino">
      <div className="gallery-row">
        {TILE_NAMES.map((name) => (
          <TileBlock key={name} name={name} className="gallery-tile" columns={4} rows={4} />
        ))}
        <TileBlock name="abanico" className="gallery-tile" />
        <TileBlock name="flor" tone="lilac" className="gallery-tile" />
      </div>
      <Floor />
      <Floor double />
      {[1, 7, 12, 24].map((current) => (
        <TilePath
          key={current}
          parts={PARTS}
          current={current}
          answered={upTo(current - 1)}
          label={`${current} de 24`}
        />
      ))}
      <TilePath flat parts={PARTS} current={24} answered={upTo(22)} label="22 de 24 respondidas" />
    </Shelf>
  );
}

function Conversation() {
  return (
    <Shelf title="Conversación">
      <div className="gallery-talk">
        <Speech from="ai" heading="Terapeuta Artificial dijo">
          El domingo te pesaba. ¿Cómo estuvo ayer?
        </Speech>
        <Speech from="person" heading="Dijiste">
          Igual. Seguía pensando en lo mismo
        </Speech>
      </div>
      <div className="gallery-row">
        {[0, 0.5, 1].map((fullness) => (
          <Breath
            key={fullness}
            title="Respirar más lento"
            round="Vuelta 2 de 6"
            word={fullness === 0 ? 'Toma aire' : 'Suelta'}
            count="4 de 6"
            fullness={fullness}
            actions={
              <>
                <button type="button">Pausa</button>
                <button type="button">Basta por ahora</button>
              </>
            }
          />
        ))}
      </div>
      <TabsBar
        label="Secciones"
        current="#conversar"
        tabs={['Conversar', 'Ánimo', 'Ejercicios', 'Tú'].map((label) => ({
          href: `#${label.toLowerCase()}`,
          label,
        }))}
      />
    </Shelf>
  );
}

function DialogShelf() {
  const [open, setOpen] = useState(false);
  return (
    <Shelf title="Ventana">
      <Button onClick={() => setOpen(true)}>Abrir la ventana</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Acceso Restringido"
        closeLabel="Cerrar"
        actions={<Button kind="primary">Ir a Login</Button>}
      >
        <p>Debes iniciar sesión para acceder a esta sección.</p>
      </Dialog>
    </Shelf>
  );
}

function Pictures() {
  return (
    <Shelf title="Marca e ilustraciones">
      <div className="gallery-row">
        <Mark height={48} />
        <Mark height={28} />
        <Mark height={24} />
      </div>
      <div className="gallery-picture">
        <SceneBenchPhone />
      </div>
      <div className="gallery-picture">
        <SceneBenchDesktop />
      </div>
      <div className="gallery-row">
        <div className="gallery-small">
          <MateAndCup />
        </div>
        <div className="gallery-small gallery-night">
          <LampLit />
        </div>
      </div>
    </Shelf>
  );
}

export function GalleryPage() {
  return (
    <main>
      <h1 className="column">Galería</h1>
      <Actions />
      <Fields />
      <Rows />
      <Tiles />
      <Conversation />
      <DialogShelf />
      <Pictures />
    </main>
  );
}
