import './preparar.css';
import { useEffect, useState } from 'react';
import { proporcionDeFotografia } from '#blocks/adjuntos/fotografia.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { plainName } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useObjectUrl } from '#ui/files/useObjectUrl.ts';
import { later } from '#ui/later.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ArchivoIlegible, usarAdjunto } from '../fila/adjunto.ts';
import { type AdjuntoDeFila, type AdjuntosPorFila, type Fila, nombreDe } from '../fila/fila.ts';
import type { Reparto } from '../lectura/repartirAdjuntos.ts';
import { prepararMessages as textos } from './messages.ts';

const CropDialog = later(async () => (await import('#ui/files/CropDialog.tsx')).CropDialog);

/** The name of a photograph that was cropped here: the services show their own. */
const RECORTADA = 'fotografia.jpg';
/** Photographs shown at first and with each press: more would open many files at once. */
const DE_UNA_VEZ = 24;

/** A photograph of a row. */
interface Foto {
  readonly fila: Fila;
  /** As it is sent: cropped. */
  readonly adjunto: AdjuntoDeFila;
  /** As it was chosen, to crop it again. */
  readonly original: AdjuntoDeFila;
}

function Imagen({ archivo, alt }: { archivo: File; alt: string }) {
  const url = useObjectUrl(archivo);
  return url ? <img src={url} alt={alt} loading="lazy" /> : null;
}

/**
 * Opens a photograph: the file, or the sentence that says why it cannot be read. Any other failure is a defect. A file that was
 * changed since it was chosen is refused only when something of it is read.
 */
async function abrirFoto(adjunto: AdjuntoDeFila): Promise<File | string> {
  try {
    return await usarAdjunto(adjunto, async (archivo) => {
      await archivo.slice(0, 1).arrayBuffer();
      return archivo;
    });
  } catch (error) {
    if (error instanceof ArchivoIlegible) return error.message;
    throw error;
  }
}

/** A photograph as it will be sent; it is opened when it is shown. null until then, and a sentence if it cannot be read. */
function useFoto(adjunto: AdjuntoDeFila): File | string | null {
  const [abierta, setAbierta] = useState<File | string | null>(null);
  useEffect(() => {
    let aqui = true;
    void abrirFoto(adjunto).then((una) => {
      if (aqui) setAbierta(una);
    });
    return () => {
      aqui = false;
    };
  }, [adjunto]);
  return abierta;
}

function Una({ foto, alAjustar }: { foto: Foto; alAjustar: ((foto: Foto) => void) | null }) {
  const { fila, adjunto } = foto;
  const abierta = useFoto(adjunto);
  const archivo = abierta instanceof File ? abierta : null;
  const nombre = nombreDe(fila);
  const imagen = archivo ? (
    <Imagen archivo={archivo} alt="" />
  ) : (
    <span className="importar-foto-vacia">{String(abierta ?? '')}</span>
  );
  if (!alAjustar)
    return (
      <li className="importar-foto">
        {imagen}
        <span>{nombre}</span>
      </li>
    );
  return (
    <li>
      <button type="button" className="importar-foto" disabled={!archivo} onClick={() => alAjustar(foto)}>
        {imagen} <span className="sr-only">{textos.ajustar(nombre)}</span>
        <span aria-hidden="true">{nombre}</span>
      </button>
    </li>
  );
}

interface Abierta extends Foto {
  readonly archivo: File;
}

/** All photographs as they will be sent, to look through them at once and to crop any of them again. */
export function HojaDeContactos({
  fotos,
  alRecortar,
}: {
  readonly fotos: readonly Foto[];
  /** null on a phone. */
  readonly alRecortar: ((foto: Foto, cortada: File) => void) | null;
}) {
  const [cuantas, setCuantas] = useState(DE_UNA_VEZ);
  const [abierta, setAbierta] = useState<Abierta | null>(null);
  if (fotos.length === 0) return null;
  const cerrar = () => setAbierta(null);
  const abrir = async (foto: Foto) => {
    const archivo = await abrirFoto(foto.original);
    if (archivo instanceof File) setAbierta({ ...foto, archivo });
    else toast.error(archivo);
  };
  return (
    <Card title={`${textos.fotografias} · ${fotos.length}`}>
      <p className="importar-tenue">{alRecortar ? textos.fotografiasQue : textos.fotografiasSolo}</p>
      <ul className="importar-fotos">
        {fotos.slice(0, cuantas).map((foto) => (
          <Una key={foto.fila.numero} foto={foto} alAjustar={alRecortar && ((una) => void abrir(una))} />
        ))}
      </ul>
      {fotos.length > cuantas ? (
        <Button onClick={() => setCuantas(cuantas + DE_UNA_VEZ)}>
          {textos.verMas(Math.min(DE_UNA_VEZ, fotos.length - cuantas))}
        </Button>
      ) : null}
      {abierta && alRecortar ? (
        <DialogPart onClose={cerrar}>
          <CropDialog
            file={abierta.archivo}
            ratio={proporcionDeFotografia}
            title={textos.ajustar(nombreDe(abierta.fila))}
            onClose={cerrar}
            onDone={(blob) => {
              alRecortar(abierta, new File([blob], RECORTADA, { type: blob.type }));
              cerrar();
            }}
          />
        </DialogPart>
      ) : null}
    </Card>
  );
}

/** The files that belong to no row, and those that say to be the same requirement. */
export function ArchivosSinLugar({ reparto }: { readonly reparto: Reparto }) {
  const listas: readonly (readonly [titulo: string, lineas: readonly (readonly [ruta: string, texto: string])[]])[] = [
    [
      textos.sueltos(reparto.sueltos.length),
      reparto.sueltos.map(({ adjunto, texto }) => [adjunto.ruta, texto] as const),
    ],
    [textos.dobles(reparto.dobles.length), reparto.dobles.map(({ otro, texto }) => [otro.ruta, texto] as const)],
  ];
  return listas.map(([titulo, lineas]) =>
    lineas.length === 0 ? null : (
      <Card key={titulo} title={titulo}>
        <ul className="importar-sin-lugar">
          {lineas.map(([ruta, texto]) => (
            <li key={ruta}>
              <b>{plainName(ruta)}</b> {texto}
            </li>
          ))}
        </ul>
      </Card>
    ),
  );
}

/** The photographs of the rows, in their order. `enviadas` are the files as they are sent, `elegidas` as they were chosen. */
export const fotosDe = (
  filas: readonly Fila[],
  enviadas: AdjuntosPorFila,
  elegidas: AdjuntosPorFila,
): readonly Foto[] =>
  filas.flatMap((fila) => {
    const de = (todos: AdjuntosPorFila) =>
      todos.get(fila.numero)?.find(({ idRequisito }) => idRequisito === requisitoFotografia);
    const [adjunto, original] = [de(enviadas), de(elegidas)];
    return adjunto && original ? [{ fila, adjunto, original }] : [];
  });
