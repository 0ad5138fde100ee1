import { enteGestor } from '#contract/services/enteGestor.ts';
import { sinAcceso } from '../refusal.ts';
import { papel } from '../rules/access.ts';
import { calcularEnteGestor, listaResoluciones } from '../rules/enteGestor.ts';
import { number, type Services, serve } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** Employers, staff and insured persons register retirees, so programs may not use the calculator. */
function exigePapel(sesion: Sesion): void {
  if (papel(sesion) === 'ninguno' && sesion.tipo !== 'ASEGURADOS') throw sinAcceso();
}

/** The health-manager calculator (spec R 2.3, 7.2). */
export function serveEnteGestor(at: Services): void {
  serve(at, enteGestor.calcular, ({ params, sesion }) => {
    exigePapel(sesion);
    const idRegional = number(params.idRegional, 'idRegional');
    return calcularEnteGestor(params.fechaNacimiento, {
      idRegional,
      idResolucion: number(params.idResolucion, 'idResolucion'),
      codigo: at.codigo,
    });
  });
  serve(at, enteGestor.resoluciones, ({ sesion }) => {
    exigePapel(sesion);
    return listaResoluciones();
  });
}
