import { useQuery } from '@tanstack/react-query';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { query } from '#client/query.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { altaPasivo } from '#contract/services/altaPasivo.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { vigenciaMessages as textos } from './messages.ts';

/** A day; a dash if the services named none. */
const dia = (text: string | undefined) => toLocalDate(cleanDate(text)) || '—';

/** From when the registration gives rights, which the services compute from the whole saved form (spec R 7.3). */
export function VigenciaDerechos({ form }: { readonly form: NovedadForm }) {
  const saved = form.SegurosPersonasNovedad.IdPersonaNovedad > 0;
  const derechos = useQuery({ ...query(altaPasivo.vigenciaDerechos, { body: form }), enabled: saved });
  if (!saved) return null;
  return (
    <section className="form-section">
      <h2>{textos.titulo}</h2>
      {derechos.isError ? (
        <LecturaFallida de={derechos} />
      ) : derechos.data === undefined ? (
        <Skeleton lines={2} />
      ) : (
        <div className="grid">
          <ReadOnlyField className="col-4" label={textos.estado} value={derechos.data?.EstadoVigencia || '—'} />
          <ReadOnlyField className="col-4" label={textos.desde} value={dia(derechos.data?.FechaDesde)} />
          <ReadOnlyField className="col-4" label={textos.hasta} value={dia(derechos.data?.FechaHasta)} />
        </div>
      )}
    </section>
  );
}
