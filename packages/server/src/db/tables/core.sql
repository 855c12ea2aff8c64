-- Lists the whole installation shares. Names are one JSON object by locale.

create table languages (
  id smallint primary key,
  code text not null unique
);
grant select on languages to trilha_app;

create table countries (
  code char(2) primary key,
  document_code char(3) not null unique,
  names jsonb not null,
  calling_code text not null,
  currency char(3) not null,
  time_zone text not null,
  position smallint not null
);
grant select on countries to trilha_app;

create table country_areas (
  id uuid primary key default uuidv7(),
  country char(2) not null references countries (code),
  code text not null,
  name text not null,
  unique (country, code)
);
grant select on country_areas to trilha_app;

create table genders (
  key text primary key,
  names jsonb not null,
  position smallint not null
);
grant select on genders to trilha_app;

create table marital_statuses (
  key text primary key,
  names jsonb not null,
  position smallint not null
);
grant select on marital_statuses to trilha_app;

create table professions (
  key text primary key,
  names jsonb not null,
  position smallint not null
);
grant select on professions to trilha_app;

insert into languages (id, code) values (1, 'pt-BR'), (2, 'en-US'), (3, 'es-ES'), (4, 'fr-FR');

insert into countries (code, document_code, names, calling_code, currency, time_zone, position) values
  ('AR', 'ARG', '{"pt-BR":"Argentina","en-US":"Argentina","es-ES":"Argentina","fr-FR":"Argentine"}', '54', 'ARS', 'America/Argentina/Buenos_Aires', 1),
  ('BR', 'BRA', '{"pt-BR":"Brasil","en-US":"Brazil","es-ES":"Brasil","fr-FR":"Brésil"}', '55', 'BRL', 'America/Sao_Paulo', 2),
  ('CA', 'CAN', '{"pt-BR":"Canadá","en-US":"Canada","es-ES":"Canadá","fr-FR":"Canada"}', '1', 'CAD', 'America/Toronto', 3),
  ('CL', 'CHL', '{"pt-BR":"Chile","en-US":"Chile","es-ES":"Chile","fr-FR":"Chili"}', '56', 'CLP', 'America/Santiago', 4),
  ('CO', 'COL', '{"pt-BR":"Colômbia","en-US":"Colombia","es-ES":"Colombia","fr-FR":"Colombie"}', '57', 'COP', 'America/Bogota', 5),
  ('MX', 'MEX', '{"pt-BR":"México","en-US":"Mexico","es-ES":"México","fr-FR":"Mexique"}', '52', 'MXN', 'America/Mexico_City', 6),
  ('PE', 'PER', '{"pt-BR":"Peru","en-US":"Peru","es-ES":"Perú","fr-FR":"Pérou"}', '51', 'PEN', 'America/Lima', 7);

insert into genders (key, names, position) values
  ('female', '{"pt-BR":"Feminino","en-US":"Female","es-ES":"Femenino","fr-FR":"Femme"}', 1),
  ('male', '{"pt-BR":"Masculino","en-US":"Male","es-ES":"Masculino","fr-FR":"Homme"}', 2),
  ('non_binary', '{"pt-BR":"Não binário","en-US":"Non-binary","es-ES":"No binario","fr-FR":"Non binaire"}', 3),
  ('undisclosed', '{"pt-BR":"Prefiro não informar","en-US":"Prefer not to say","es-ES":"Prefiero no decirlo","fr-FR":"Je préfère ne pas le dire"}', 4);

insert into marital_statuses (key, names, position) values
  ('single', '{"pt-BR":"Solteiro(a)","en-US":"Single","es-ES":"Soltero/a","fr-FR":"Célibataire"}', 1),
  ('married', '{"pt-BR":"Casado(a)","en-US":"Married","es-ES":"Casado/a","fr-FR":"Marié(e)"}', 2),
  ('divorced', '{"pt-BR":"Divorciado(a)","en-US":"Divorced","es-ES":"Divorciado/a","fr-FR":"Divorcé(e)"}', 3),
  ('widowed', '{"pt-BR":"Viúvo(a)","en-US":"Widowed","es-ES":"Viudo/a","fr-FR":"Veuf ou veuve"}', 4);

insert into professions (key, names, position) values
  ('salesperson', '{"pt-BR":"Vendedor(a)","en-US":"Salesperson","es-ES":"Vendedor/a","fr-FR":"Vendeur ou vendeuse"}', 1),
  ('store_manager', '{"pt-BR":"Gerente de loja","en-US":"Store manager","es-ES":"Encargado/a de tienda","fr-FR":"Responsable de magasin"}', 2),
  ('store_owner', '{"pt-BR":"Lojista","en-US":"Store owner","es-ES":"Propietario/a de tienda","fr-FR":"Propriétaire de magasin"}', 3),
  ('promoter', '{"pt-BR":"Promotor(a)","en-US":"Promoter","es-ES":"Promotor/a","fr-FR":"Animateur ou animatrice"}', 4),
  ('cashier', '{"pt-BR":"Operador(a) de caixa","en-US":"Cashier","es-ES":"Cajero/a","fr-FR":"Caissier ou caissière"}', 5),
  ('painter', '{"pt-BR":"Pintor(a)","en-US":"Painter","es-ES":"Pintor/a","fr-FR":"Peintre"}', 6),
  ('builder', '{"pt-BR":"Pedreiro(a)","en-US":"Builder","es-ES":"Albañil","fr-FR":"Maçon ou maçonne"}', 7),
  ('technician', '{"pt-BR":"Técnico(a)","en-US":"Technician","es-ES":"Técnico/a","fr-FR":"Technicien ou technicienne"}', 8),
  ('student', '{"pt-BR":"Estudante","en-US":"Student","es-ES":"Estudiante","fr-FR":"Étudiant(e)"}', 9),
  ('other', '{"pt-BR":"Outra","en-US":"Other","es-ES":"Otra","fr-FR":"Autre"}', 10);

insert into country_areas (country, code, name) values
  ('BR','AC','Acre'),('BR','AL','Alagoas'),('BR','AP','Amapá'),('BR','AM','Amazonas'),('BR','BA','Bahia'),('BR','CE','Ceará'),
  ('BR','DF','Distrito Federal'),('BR','ES','Espírito Santo'),('BR','GO','Goiás'),('BR','MA','Maranhão'),('BR','MT','Mato Grosso'),
  ('BR','MS','Mato Grosso do Sul'),('BR','MG','Minas Gerais'),('BR','PA','Pará'),('BR','PB','Paraíba'),('BR','PR','Paraná'),
  ('BR','PE','Pernambuco'),('BR','PI','Piauí'),('BR','RJ','Rio de Janeiro'),('BR','RN','Rio Grande do Norte'),
  ('BR','RS','Rio Grande do Sul'),('BR','RO','Rondônia'),('BR','RR','Roraima'),('BR','SC','Santa Catarina'),('BR','SP','São Paulo'),
  ('BR','SE','Sergipe'),('BR','TO','Tocantins'),
  ('AR','B','Buenos Aires'),('AR','C','Ciudad Autónoma de Buenos Aires'),('AR','K','Catamarca'),('AR','H','Chaco'),('AR','U','Chubut'),
  ('AR','X','Córdoba'),('AR','W','Corrientes'),('AR','E','Entre Ríos'),('AR','P','Formosa'),('AR','Y','Jujuy'),('AR','L','La Pampa'),
  ('AR','F','La Rioja'),('AR','M','Mendoza'),('AR','N','Misiones'),('AR','Q','Neuquén'),('AR','R','Río Negro'),('AR','A','Salta'),
  ('AR','J','San Juan'),('AR','D','San Luis'),('AR','Z','Santa Cruz'),('AR','S','Santa Fe'),('AR','G','Santiago del Estero'),
  ('AR','V','Tierra del Fuego'),('AR','T','Tucumán'),
  ('CA','AB','Alberta'),('CA','BC','British Columbia'),('CA','MB','Manitoba'),('CA','NB','New Brunswick'),
  ('CA','NL','Newfoundland and Labrador'),('CA','NT','Northwest Territories'),('CA','NS','Nova Scotia'),('CA','NU','Nunavut'),
  ('CA','ON','Ontario'),('CA','PE','Prince Edward Island'),('CA','QC','Québec'),('CA','SK','Saskatchewan'),('CA','YT','Yukon'),
  ('CL','AP','Arica y Parinacota'),('CL','TA','Tarapacá'),('CL','AN','Antofagasta'),('CL','AT','Atacama'),('CL','CO','Coquimbo'),
  ('CL','VS','Valparaíso'),('CL','RM','Región Metropolitana de Santiago'),('CL','LI','O''Higgins'),('CL','ML','Maule'),('CL','NB','Ñuble'),
  ('CL','BI','Biobío'),('CL','AR','La Araucanía'),('CL','LR','Los Ríos'),('CL','LL','Los Lagos'),('CL','AI','Aysén'),('CL','MA','Magallanes'),
  ('CO','AMA','Amazonas'),('CO','ANT','Antioquia'),('CO','ARA','Arauca'),('CO','ATL','Atlántico'),('CO','BOL','Bolívar'),('CO','BOY','Boyacá'),
  ('CO','CAL','Caldas'),('CO','CAQ','Caquetá'),('CO','CAS','Casanare'),('CO','CAU','Cauca'),('CO','CES','Cesar'),('CO','CHO','Chocó'),
  ('CO','COR','Córdoba'),('CO','CUN','Cundinamarca'),('CO','DC','Bogotá, D. C.'),('CO','GUA','Guainía'),('CO','GUV','Guaviare'),
  ('CO','HUI','Huila'),('CO','LAG','La Guajira'),('CO','MAG','Magdalena'),('CO','MET','Meta'),('CO','NAR','Nariño'),
  ('CO','NSA','Norte de Santander'),('CO','PUT','Putumayo'),('CO','QUI','Quindío'),('CO','RIS','Risaralda'),('CO','SAP','San Andrés y Providencia'),
  ('CO','SAN','Santander'),('CO','SUC','Sucre'),('CO','TOL','Tolima'),('CO','VAC','Valle del Cauca'),('CO','VAU','Vaupés'),('CO','VID','Vichada'),
  ('MX','AGU','Aguascalientes'),('MX','BCN','Baja California'),('MX','BCS','Baja California Sur'),('MX','CAM','Campeche'),('MX','CHP','Chiapas'),
  ('MX','CHH','Chihuahua'),('MX','CMX','Ciudad de México'),('MX','COA','Coahuila'),('MX','COL','Colima'),('MX','DUR','Durango'),
  ('MX','GUA','Guanajuato'),('MX','GRO','Guerrero'),('MX','HID','Hidalgo'),('MX','JAL','Jalisco'),('MX','MEX','Estado de México'),
  ('MX','MIC','Michoacán'),('MX','MOR','Morelos'),('MX','NAY','Nayarit'),('MX','NLE','Nuevo León'),('MX','OAX','Oaxaca'),('MX','PUE','Puebla'),
  ('MX','QUE','Querétaro'),('MX','ROO','Quintana Roo'),('MX','SLP','San Luis Potosí'),('MX','SIN','Sinaloa'),('MX','SON','Sonora'),
  ('MX','TAB','Tabasco'),('MX','TAM','Tamaulipas'),('MX','TLA','Tlaxcala'),('MX','VER','Veracruz'),('MX','YUC','Yucatán'),('MX','ZAC','Zacatecas'),
  ('PE','AMA','Amazonas'),('PE','ANC','Áncash'),('PE','APU','Apurímac'),('PE','ARE','Arequipa'),('PE','AYA','Ayacucho'),('PE','CAJ','Cajamarca'),
  ('PE','CAL','Callao'),('PE','CUS','Cusco'),('PE','HUV','Huancavelica'),('PE','HUC','Huánuco'),('PE','ICA','Ica'),('PE','JUN','Junín'),
  ('PE','LAL','La Libertad'),('PE','LAM','Lambayeque'),('PE','LIM','Lima'),('PE','LOR','Loreto'),('PE','MDD','Madre de Dios'),
  ('PE','MOQ','Moquegua'),('PE','PAS','Pasco'),('PE','PIU','Piura'),('PE','PUN','Puno'),('PE','SAM','San Martín'),('PE','TAC','Tacna'),
  ('PE','TUM','Tumbes'),('PE','UCA','Ucayali');

-- Every staff write: who, what, before, after, when, which request. Rows are only ever added.

create table audit_trail (
  id bigint generated always as identity primary key,
  client_id uuid,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  entity_name text not null default '',
  before jsonb,
  after jsonb,
  reason text,
  request_id text not null,
  ip inet
);
create index audit_trail_by_client on audit_trail (client_id, id desc);
create index audit_trail_by_entity on audit_trail (client_id, entity, entity_id, id desc);
create index audit_trail_by_actor on audit_trail (client_id, actor_id, id desc);
create trigger audit_trail_append_only before update or delete on audit_trail
  for each row execute function refuse_change();
create trigger audit_trail_no_truncate before truncate on audit_trail
  for each statement execute function refuse_change();
create policy own_client on audit_trail for select using (client_id = current_client() or is_system());
create policy appendable on audit_trail for insert with check (client_id = current_client() or is_system());
grant select, insert on audit_trail to trilha_app;

-- Uploads: started, sent straight to the store in parts, completed, looked at, then ready or refused.

create table files (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  owner_id uuid not null,
  kind text not null,
  name text not null check (length(name) between 1 and 256),
  declared_type text not null,
  declared_size bigint not null check (declared_size > 0),
  state text not null check (state in ('uploading', 'ready', 'refused')),
  refusal text,
  sniffed_type text,
  size bigint,
  sha256 bytea,
  storage_key text not null unique,
  upload_id text,
  part_count smallint not null default 1,
  variants jsonb not null default '{}',
  width integer,
  height integer,
  -- Metadata of the camera: for audit only, never in what others see.
  private_metadata jsonb not null default '{}',
  created_at timestamptz not null,
  completed_at timestamptz,
  expires_at timestamptz,
  -- Facts of the file: {"seconds": 12.5} of a film, {"pages": 30} of a PDF.
  facts jsonb not null default '{}'
);
create index files_by_owner on files (client_id, owner_id, created_at desc);
create index files_by_client on files (client_id, created_at);
create index files_outlived on files (expires_at) where expires_at is not null;
-- Course files of which nobody knows how long they are: what a job reads once.
create index files_without_facts on files (id)
  where state = 'ready' and kind in ('course_video', 'course_audio', 'course_pdf') and facts = '{}';
grant select, insert, update, delete on files to trilha_app;

-- Idempotency keys, and rate limits.

create table idempotency_keys (
  client_id uuid not null,
  user_id uuid not null,
  key uuid not null,
  endpoint text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (client_id, user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
create policy own on idempotency_keys using ((client_id = current_client() and user_id = current_person()) or is_system());
grant select, insert, update, delete on idempotency_keys to trilha_app;

-- The layout rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_expiry on rate_limits (expire);
grant select, insert, update, delete on rate_limits to trilha_app;

-- When a job of the timetable last had nothing left to do: jobs that catch up do so in parts, so that however much
-- waits, no statement is long (docs/decisions/037).
create table jobs_caught_up (
  task text primary key,
  at timestamptz not null
);
grant select, insert, update on jobs_caught_up to trilha_app;

create table live_events (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  -- Empty: for everyone in the client.
  user_id uuid,
  kind text not null,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- Numbers are given before transactions commit, so a lower one may appear after a higher one was read. With
  -- these two, whoever comes back with the higher one still gets the lower: what wrote the row, and before what
  -- everything had ended when it was written.
  xact xid8 not null default pg_current_xact_id(),
  horizon xid8 not null default pg_snapshot_xmin(pg_current_snapshot())
);
create index live_events_since on live_events (client_id, user_id, id);
create index live_events_concurrent on live_events (client_id, user_id, xact);
create index live_events_by_age on live_events (created_at);
create trigger live_events_tell after insert on live_events for each row execute function tell_live_event();
grant select, insert, delete on live_events to trilha_app;

create table security_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  event text not null,
  user_id uuid,
  client_id uuid,
  ip inet,
  user_agent text not null default '',
  request_id text,
  details jsonb not null default '{}'
);
create index security_log_by_user on security_log (user_id, at desc);
create trigger security_log_append_only before update or delete on security_log
  for each row execute function refuse_change();
create trigger security_log_no_truncate before truncate on security_log
  for each statement execute function refuse_change();
create policy readable on security_log for select using (user_id = current_person() or client_id = current_client() or is_system());
create policy appendable on security_log for insert with check (true);
grant select, insert on security_log to trilha_app;
