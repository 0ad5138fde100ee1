import './revision.css';
import { useState } from 'react';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { DocumentosDelAviso } from '#blocks/documentos/DocumentosDelAviso.tsx';
import { useComprobaciones } from '#engine/check/useComprobaciones.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { usePhone } from '#ui/layout/usePhone.ts';
import { HechosDelAviso } from './HechosDelAviso.tsx';

const ninguno: ReadonlySet<string> = new Set();

/** What a reviewer reads of a notice that was opened outside the desk: the same facts and documents, side by side. */
export default function RevisionTab({
  definition,
  loaded,
  adjuntos,
}: {
  readonly definition: NovedadDefinition;
  readonly loaded: LoadedNovedad;
  readonly adjuntos: Adjuntos;
}) {
  const [abierto, setAbierto] = useState<number | null>(null);
  const phone = usePhone();
  const comprobaciones = useComprobaciones({ definition, loaded });
  const marcas = { marcados: ninguno, alMarcar: null };
  const documentos = <DocumentosDelAviso adjuntos={adjuntos} abierto={abierto} alAbrir={setAbierto} {...marcas} />;
  return (
    <div className="revision">
      <HechosDelAviso
        {...{ definition, loaded, adjuntos, comprobaciones }}
        {...marcas}
        documentos={phone ? documentos : null}
        sinSeguimiento
      />
      {phone ? null : <div className="revision-documentos">{documentos}</div>}
    </div>
  );
}
