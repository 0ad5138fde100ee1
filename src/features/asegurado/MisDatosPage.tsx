import { useState } from 'react';
import { Carne } from '#blocks/asegurado/Carne.tsx';
import { GrupoFamiliar } from '#blocks/asegurado/GrupoFamiliar.tsx';
import { asegurado } from '#blocks/asegurado/messages.ts';
import { documentoDe, nacimientoConEdad, usePaciente } from '#blocks/asegurado/propios.ts';
import { useParentescos } from '#blocks/asegurado/useParentescos.ts';
import { Vigencia } from '#blocks/asegurado/Vigencia.tsx';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
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
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/layout/Facts.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { EmailLink, PhoneLink } from '#ui/links/ContactLink.tsx';
import { DatoEquivocadoDialog, type Equivocado } from './DatoEquivocadoDialog.tsx';
import { corregir, propios } from './messages.ts';
import { titles } from './titles.ts';

const textos = propios.datos;
const day = (text: string) => toLocalDate(cleanDate(text));

/** The way to what can be done about a datum that is not right. */
function NoEstaBien({ de, paciente }: { readonly de: Equivocado; readonly paciente: PacientePorId }) {
  const [open, setOpen] = useState(false);
  const parte = de === 'familiar' ? fill(textos.datosDe, { nombre: paciente.BasePersonas.NombreCompleto }) : textos[de];
  return (
    <>
      <Button tone="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {corregir.noEstaBien} <span className="sr-only">{parte}</span>
      </Button>
      {open ? <DatoEquivocadoDialog {...{ de, paciente }} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Personales(paciente: PacientePorId) {
  const { BasePersonas: p } = paciente;
  return (
    <Card title={textos.personales} actions={<NoEstaBien de="personales" paciente={paciente} />}>
      <Facts
        facts={[
          { label: textos.nombre, value: p.NombreCompleto },
          { label: textos.documento, value: documentoDe(p), copy: documentoDe(p) },
          { label: textos.nacimiento, value: nacimientoConEdad(p.FechaNacimiento) },
          { label: textos.sangre, value: p.GrupoSanguineo },
        ]}
      />
    </Card>
  );
}

function Seguro(paciente: PacientePorId) {
  const { SegurosPacientes: s } = paciente;
  const matricula = matriculaPropia(s);
  const parentescos = useParentescos();
  const days = [
    { label: textos.baja, value: day(s.FechaBaja) },
    { label: textos.limite, value: day(s.FechaLimiteAtencion) },
  ];
  return (
    <Card title={textos.seguro} actions={<NoEstaBien de="seguro" paciente={paciente} />}>
      <Facts
        facts={[
          { label: textos.vigencia, value: <Vigencia estado={s.EstadoVigencia} /> },
          {
            label: textos.parentesco,
            value: parentescos.lista.isFetching ? general.cargando : parentescos.nombre(s.IdRelacionParentesco),
          },
          { label: textos.matricula, value: matricula, copy: matricula },
          { label: textos.historia, value: s.HistoriaClinica, copy: s.HistoriaClinica },
          { label: textos.afiliacion, value: day(s.FechaAfiliacion) },
          { label: textos.ingreso, value: day(s.FechaIngreso) },
          ...days.filter(({ value }) => value !== ''),
        ]}
      />
      <ListasFallidas de={[parentescos.lista]} text={asegurado.sinParentescos} />
    </Card>
  );
}

/** The insured person keeps address, telephones and occupation up to date: changes apply at once (spec R 7.2). */
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
      <Facts
        facts={[
          { label: textos.celular, value: p.Celular && <PhoneLink number={p.Celular} /> },
          { label: textos.telefono, value: p.Telefono && <PhoneLink number={p.Telefono} /> },
          { label: textos.correo, value: p.CorreoElectronico && <EmailLink address={p.CorreoElectronico} /> },
          { label: textos.zona, value: p.Zona },
          { label: textos.direccion, value: p.Direccion },
          { label: textos.ocupacion, value: p.Ocupacion },
        ]}
      />
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
  // Without a connection the last answer stays, and the page says that there is no connection.
  if (own.isError && !own.data)
    return (
      <Card>
        <LecturaFallida de={own} />
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
        <Carne paciente={own.data} consultado={own.dataUpdatedAt} />
        <GrupoFamiliar idPersona={idPersona} acto={(paciente) => <NoEstaBien de="familiar" paciente={paciente} />} />
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
