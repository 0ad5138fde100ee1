import { type Etapa, etapaDe } from '#blocks/orden-pago-control/etapaDe.ts';
import { useTituloDeRegistro } from '#blocks/titulo/useTituloDeRegistro.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { type Step, Steps } from '#ui/layout/Steps.tsx';
import { textosDeForm, tituloDeLista } from './textosOrden.ts';

/** The stages of an order, with the current one marked. */
function pasosDe(etapa: Etapa): Step[] {
  const textos = textosDeForm();
  const at = { borrador: 0, generada: 1, vencida: 1, pagada: 2 }[etapa];
  const steps = [
    { id: 'borrador', label: textos.pasoBorrador },
    {
      id: 'generada',
      label: etapa === 'vencida' ? textos.pasoVencida : textos.pasoGenerada,
      ...(etapa === 'vencida' ? { tone: 'warn' as const } : {}),
    },
    { id: 'pagada', label: textos.pasoPagada, tone: 'ok' as const },
  ];
  return steps.map((step, index) => ({
    ...step,
    state: index === at ? 'current' : index < at ? 'done' : 'todo',
  }));
}

/** The head of the form: which order, of which company, and its stage. */
export function OrdenHead({ orden, empresa }: { readonly orden: OrdenPago; readonly empresa: string }) {
  useTituloDeRegistro(orden.IdOrdenPago > 0 ? String(orden.IdOrdenPago) : '');
  const textos = textosDeForm();
  return (
    <PageHead
      crumb={{ to: pathTo('orden-pago-admin-ex'), label: tituloDeLista(), state: { desde: 'orden-pago-editar-ex' } }}
      title={orden.IdOrdenPago === 0 ? textos.nueva : fill(textos.numero, { numero: orden.IdOrdenPago })}
      lead={empresa}
      aside={<Steps label={textos.estado} steps={pasosDe(etapaDe(orden))} />}
    />
  );
}
