import './inicio.css';
import { useMemo } from 'react';
import { tipoDeFila } from '#engine/family/familias.ts';
import { useCola } from '#engine/review/cola.ts';
import { pathTo } from '#lib/routes.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Cargado } from './Cargado.tsx';
import { Decididos } from './Decididos.tsx';
import { inicio } from './messages.ts';
import { type Aviso, aviso, porDia } from './useAvisos.ts';

const textos = { nada: inicio.revision.nadaDeclarado, otros: inicio.revision.yOtros };

/** The notice at the desk. */
const abrir = (row: Aviso) => ({
  to: pathTo('revision-admin', { novedad: row.IdPersonaNovedad, tipo: tipoDeFila(row) }),
});

/**
 * In the staff's bell: what was declared since the last visit, the last one first. What came back corrected says so. The
 * rows are those of the desk and of the home, from the same searches.
 */
export default function DeclaradosEnCampana({ onOpen }: { readonly onOpen: () => void }) {
  const { rows, contando, failed, failedAll, why, retry } = useCola('declarado');
  const avisos = useMemo(() => rows.map(aviso).toSorted(porDia('declarado')).reverse(), [rows]);
  const error = failedAll || failed.length > 0 ? why : null;
  return (
    <>
      <Cargado isPending={contando} isFetching={contando} error={error} refetch={retry} nada={null}>
        <Decididos {...{ avisos, abrir, textos, onOpen }} />
      </Cargado>
      <LinkButton tone="ghost" to={pathTo('revision-admin')} onClick={onOpen}>
        {inicio.revision.ir}
      </LinkButton>
    </>
  );
}
