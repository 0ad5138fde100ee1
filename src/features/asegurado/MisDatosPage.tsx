import { useState } from 'react';
import { Carne } from '#blocks/asegurado/Carne.tsx';
import { GrupoFamiliar } from '#blocks/asegurado/GrupoFamiliar.tsx';
import { asegurado } from '#blocks/asegurado/messages.ts';
import { documentoDe, nacimientoConEdad, usePaciente } from '#blocks/asegurado/propios.ts';
import { useParentescos } from '#blocks/asegurado/useParentescos.ts';
import { Vigencia } from '#blocks/asegurado/Vigencia.tsx';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { tramiteContacto } from '#blocks/tramites/datos.tsx';
import { olvidar } from '#blocks/tramites/olvidar.ts';
import { TramiteDialog } from '#blocks/tramites/TramiteDialog.tsx';
import { forget } from '#client/query.ts';
import { idPersonaActual } from '#client/session.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { matriculaPropia } from '#lib/matricula.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { propios } from './messages.ts';
import { titles } from './titles.ts';

const textos = propios.datos;
const day = (text: string) => toLocalDate(cleanDate(text));

function Personales({ BasePersonas: p }: PacientePorId) {
  return (
    <Card title={textos.personales}>
      <div className="grid">
        <ReadOnlyField className="col-12" label={textos.nombre} value={p.NombreCompleto} />
        <ReadOnlyField className="col-6" label={textos.documento} value={documentoDe(p)} copy={documentoDe(p)} />
        <ReadOnlyField className="col-6" label={textos.nacimiento} value={nacimientoConEdad(p.FechaNacimiento)} />
        <ReadOnlyField className="col-6" label={textos.sangre} value={p.GrupoSanguineo} />
        <ReadOnlyField className="col-6" label={textos.ocupacion} value={p.Ocupacion} />
      </div>
    </Card>
  );
}

function Seguro({ SegurosPacientes: s }: PacientePorId) {
  const matricula = matriculaPropia(s);
  const parentescos = useParentescos();
  return (
    <Card title={textos.seguro}>
      <div className="grid">
        <ReadOnlyField className="col-6" label={textos.vigencia} value={<Vigencia estado={s.EstadoVigencia} />} />
        <ReadOnlyField
          className="col-6"
          label={textos.parentesco}
          value={parentescos.lista.isFetching ? general.cargando : parentescos.nombre(s.IdRelacionParentesco)}
        />
        <ListasFallidas de={[parentescos.lista]} text={asegurado.sinParentescos} className="col-12" />
        <ReadOnlyField className="col-6" label={textos.matricula} value={matricula} copy={matricula} />
        <ReadOnlyField className="col-6" label={textos.historia} value={s.HistoriaClinica} copy={s.HistoriaClinica} />
        <ReadOnlyField className="col-6" label={textos.afiliacion} value={day(s.FechaAfiliacion)} />
        <ReadOnlyField className="col-6" label={textos.ingreso} value={day(s.FechaIngreso)} />
        {day(s.FechaBaja) ? <ReadOnlyField className="col-6" label={textos.baja} value={day(s.FechaBaja)} /> : null}
        {day(s.FechaLimiteAtencion) ? (
          <ReadOnlyField className="col-6" label={textos.limite} value={day(s.FechaLimiteAtencion)} />
        ) : null}
      </div>
    </Card>
  );
}

/** The insured person keeps address and telephones up to date: changes apply at once (spec R 7.2). */
function Contacto({ BasePersonas: p }: PacientePorId) {
  const [changing, setChanging] = useState(false);
  const saved = () => {
    setChanging(false);
    void Promise.all([olvidar(), forget(pacientes.porId)]);
  };
  return (
    <Card
      title={textos.contacto}
      actions={
        <Button icon="edit" onClick={() => setChanging(true)} aria-label={textos.cambiarContacto}>
          {textos.cambiar}
        </Button>
      }
    >
      {changing ? (
        <TramiteDialog tramite={tramiteContacto(p)} onClose={() => setChanging(false)} onSaved={saved} />
      ) : null}
      <div className="grid">
        <ReadOnlyField className="col-6" label={textos.celular} value={p.Celular} />
        <ReadOnlyField className="col-6" label={textos.telefono} value={p.Telefono} />
        <ReadOnlyField className="col-12" label={textos.correo} value={p.CorreoElectronico} />
        <ReadOnlyField className="col-6" label={textos.zona} value={p.Zona} />
        <ReadOnlyField className="col-6" label={textos.direccion} value={p.Direccion} />
      </div>
    </Card>
  );
}

function Datos({ idPersona }: { readonly idPersona: number }) {
  const own = usePaciente(idPersona);
  if (own.isPending)
    return (
      <Card pad>
        <Skeleton lines={12} />
      </Card>
    );
  if (own.isError)
    return (
      <Card>
        <ErrorBlock text={own.error.message} onRetry={() => void own.refetch()} busy={own.isFetching} />
      </Card>
    );
  if (!own.data)
    return (
      <Card>
        <EmptyState text={asegurado.sinDatos} icon="user" />
      </Card>
    );
  return (
    <div className="propio-columnas">
      <div className="propio-pila">
        <Carne paciente={own.data} />
        <GrupoFamiliar idPersona={idPersona} />
      </div>
      <div className="propio-pila">
        <Personales {...own.data} />
        <Seguro {...own.data} />
        <Contacto {...own.data} />
      </div>
    </div>
  );
}

/** The insured person's own data, card and family, as the fund has them. */
export function Component() {
  return (
    <>
      <PageHead title={titles.misDatos} lead={propios.datos.lema} />
      <Datos idPersona={idPersonaActual()} />
    </>
  );
}
