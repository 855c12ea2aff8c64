-- Lists the whole installation shares (§3 Lists). Names are one JSON object by locale.

create table languages (
  id smallint primary key,
  code text not null unique
);

create table countries (
  code char(2) primary key,
  document_code char(3) not null unique,
  names jsonb not null,
  calling_code text not null,
  currency char(3) not null,
  time_zone text not null,
  position smallint not null
);

create table country_areas (
  id uuid primary key default uuidv7(),
  country char(2) not null references countries (code),
  code text not null,
  name text not null,
  unique (country, code)
);

create table genders (
  key text primary key,
  names jsonb not null,
  position smallint not null
);

create table marital_statuses (
  key text primary key,
  names jsonb not null,
  position smallint not null
);

create table professions (
  key text primary key,
  names jsonb not null,
  position smallint not null
);

grant select on languages, countries, country_areas, genders, marital_statuses, professions to trilha_app;

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
