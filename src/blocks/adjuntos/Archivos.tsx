import './archivos.css';
import { useRef, useState } from 'react';
import { fill, plainName } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { withItsCode } from '#ui/feedback/withItsCode.ts';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ElegirArchivo } from './ElegirArchivo.tsx';
import { pistaDe, tamanioEnPalabras, tiposAceptados } from './formatos.ts';
import { Marco } from './Marco.tsx';
import { adjuntosMessages as textos } from './messages.ts';
import { nombreDeSlot } from './nombreDeSlot.ts';
import { repartir } from './repartir.ts';
import type { AdjuntoSlot, Adjuntos } from './useAdjuntos.ts';
import { useFotografia } from './useFotografia.tsx';

/** Pictures of a person are about this wide for their height: 3 to 4, 35 by 45 mm, 4 to 5. */
const retrato = { min: 0.72, max: 0.9 };

async function esRetrato(file: File): Promise<boolean> {
  const { ratioOf } = await import('#ui/files/cropImage.ts');
  const ratio = await ratioOf(file).catch(() => null); // not a picture: its place tells why it is refused
  return ratio !== null && ratio >= retrato.min && ratio <= retrato.max;
}

/** A file about which the person is asked. */
type Duda = { readonly id: number; readonly file: File; readonly entre: readonly AdjuntoSlot[] };

/** All files of a notice in one place: each with its place, and one button and drop area for several at once. */
export function Archivos({ adjuntos }: { readonly adjuntos: Adjuntos }) {
  const box = useRef<HTMLDivElement>(null);
  const foto = useFotografia(adjuntos, () => box.current?.focus());
  const [dudas, setDudas] = useState<readonly Duda[]>([]);
  const [sobrantes, setSobrantes] = useState<readonly File[]>([]);
  const { fotografia, slots } = adjuntos;
  const todos = [...(fotografia ? [fotografia] : []), ...slots];
  const poner = (slot: AdjuntoSlot, file: File) =>
    slot === fotografia ? foto.elegir(slot, file) : adjuntos.upload(slot, file);
  const recibir = async (files: readonly File[]) => {
    const { asignados, dudosos, sobrantes: none } = await repartir(files, adjuntos, esRetrato);
    setSobrantes(none);
    setDudas((before) => {
      const next = (before.at(-1)?.id ?? 0) + 1;
      return [...before, ...dudosos.map((duda, at) => ({ ...duda, id: next + at }))];
    });
    await Promise.all(asignados.map(({ slot, file }) => poner(slot, file)));
  };
  const resolver = (duda: Duda, slot: AdjuntoSlot | null) => {
    setDudas(dudas.filter((one) => one !== duda));
    box.current?.focus();
    // The places may have changed since the question was asked.
    const place = todos.find((one) => one.requisito.IdRequisito === slot?.requisito.IdRequisito);
    if (place) void poner(place, duda.file);
  };
  if (todos.length === 0) return <p className="archivos-nada">{textos.sinRequisitos}</p>;
  return (
    <div className="archivos" ref={box} tabIndex={-1}>
      {todos.map((slot) => (
        <Lugar
          key={slot.requisito.IdRequisito}
          slot={slot}
          error={(slot === fotografia ? foto.rechazo : null) ?? slot.error}
          onFile={(file) => {
            box.current?.focus();
            void poner(slot, file);
          }}
          alAjustar={slot === fotografia ? () => void foto.ajustar(slot) : undefined}
        />
      ))}
      {dudas.map((duda, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
        <div key={duda.id} className="archivos-duda" role="group" aria-label={textos.queEs}>
          <p>{fill(textos.aQueCorresponde, { nombre: plainName(duda.file.name) })}</p>
          <div className="archivos-opciones">
            {duda.entre.map((slot, first) => (
              <Button
                key={slot.requisito.IdRequisito}
                onClick={() => resolver(duda, slot)}
                {...(first === 0 && at === 0 ? { autoFocus: true } : {})}
              >
                {nombreDeSlot(slot)}
              </Button>
            ))}
            <Button tone="ghost" onClick={() => resolver(duda, null)}>
              {textos.ninguno}
            </Button>
          </div>
        </div>
      ))}
      {sobrantes.length > 0 ? (
        <p className="field-error" role="alert">
          <Icon name="alert" />
          <span>{fill(textos.sinLugar, { nombre: sobrantes.map((file) => plainName(file.name)).join(', ') })}</span>
        </p>
      ) : null}
      <FileDrop label={textos.elegirVarios} accept="" onFiles={(files) => void withItsCode(() => recibir(files))}>
        {textos.sueltelos}
      </FileDrop>
      {foto.element}
    </div>
  );
}

/** What one place has, in a few words. */
function detalleDe(slot: AdjuntoSlot): string {
  const { recurso, subida } = slot;
  if (subida?.estado === 'subiendo') return fill(textos.subiendo, { nombre: plainName(subida.archivo.name) });
  if (subida) return textos.noSeGrabo;
  if (recurso && !slot.porQuitar) return `${plainName(recurso.NombreArchivo)} · ${tamanioEnPalabras(recurso.Tamanio)}`;
  return pistaDe(slot.requisito);
}

/** One requirement in a line: a thumbnail, its name, its file, and one action. */
function Lugar({
  slot,
  error,
  onFile,
  alAjustar,
}: {
  readonly slot: AdjuntoSlot;
  readonly error: string | null;
  readonly onFile: (file: File) => void;
  /** For the photograph: opens the crop. */
  readonly alAjustar: (() => void) | undefined;
}) {
  const { recurso, requisito } = slot;
  const shown = recurso !== null && !slot.porQuitar;
  const name = nombreDeSlot(slot);
  return (
    <div className={`archivo ${shown ? 'archivo-listo' : ''} ${error ? 'archivo-mal' : ''}`}>
      <Marco
        recurso={shown ? recurso : null}
        alt=""
        falta={alAjustar ? 'user' : 'file-text'}
        className="archivo-imagen"
      />
      <div className="archivo-datos">
        <p className="archivo-nombre">{name}</p>
        <p className="archivo-detalle">{error ?? detalleDe(slot)}</p>
      </div>
      {shown && alAjustar ? (
        <Button tone="ghost" onClick={alAjustar} aria-label={`${textos.ajustar} ${name}`}>
          {textos.ajustar}
        </Button>
      ) : (
        <ElegirArchivo
          tone="ghost"
          accept={tiposAceptados(requisito)}
          onFile={onFile}
          aria-label={`${shown ? textos.cambiar : textos.elegirUno} ${name}`}
        >
          {shown ? textos.cambiar : textos.elegirUno}
        </ElegirArchivo>
      )}
    </div>
  );
}
